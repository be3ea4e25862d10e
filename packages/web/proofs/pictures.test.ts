import { testPictures } from '../tests/pictures.ts';

testPictures();
