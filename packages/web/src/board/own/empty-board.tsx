import { Star } from 'lucide-react';
import { HelpLink } from '../../help/help-link.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import styles from '../board.module.css';

/** Says how a board begins. */
export function EmptyBoard({ onOpenFile }: { readonly onOpenFile: () => void }) {
  return (
    <div className={styles['empty']}>
      <Star aria-hidden size="2rem" />
      <h2>No athlete is starred yet</h2>
      <p>
        Press the star beside an athlete, in a list or on the athlete's page. They come here, in a column for
        their sport and term: rank them, note what you know, and compare them.
      </p>
      <a href="/athletes" className={buttonClass()}>
        Find athletes
      </a>
      <HelpLink to="/help/coaches#your-board">How a board works</HelpLink>
      <p>Is your board on another device? Save it there as a file, and open it here.</p>
      <Button variant="outline" onClick={onOpenFile}>
        Open file
      </Button>
    </div>
  );
}
