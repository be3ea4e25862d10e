import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

/** A lazy part inside Chakra's provider, whose script loads beside the part's own. Lazy parts within it are plain ones. */
export function styledPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  async function loadStyled() {
    const [{ [name]: loaded }, { Styled }] = await Promise.all([load(), import('../theme/styled.tsx')]);
    const Part: ComponentType<Props> = loaded;
    const Whole = (props: Props) => (
      <Styled>
        <Part {...props} />
      </Styled>
    );
    return { Whole };
  }
  return lazyPart(loadStyled, 'Whole');
}
