import { testPictures } from './pictures.ts';

testPictures({
  home: '1280-light',
  athletes: '1280-dark',
  athlete: '390-light',
  agencies: '768-dark',
  agency: '1280-light',
  board: '1280-dark',
  'sign-in': '390-dark',
  'my-athletes': '768-light',
  import: '390-light',
});
