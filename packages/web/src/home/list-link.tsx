import { buttonClass } from '../ui/button/button.tsx';

export function ListLink({ href }: { href: string }) {
  return (
    <a href={href} className={buttonClass('outline')}>
      List your athletes
    </a>
  );
}
