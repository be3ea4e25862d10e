import styles from './plan.module.css';

interface PlanOptionProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once. */
export function PlanOption({ label, hint, checked, onChange }: PlanOptionProps) {
  return (
    <label className={styles['option']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span>{label}</span>
        <small>{hint}</small>
      </span>
    </label>
  );
}
