import { Box, Flex, Stack } from '@chakra-ui/react';
import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import {
  type ImportPlan,
  missingPolicies,
  type PlanOptions,
} from '@matchpoint/core/roster/checking/plan-import';
import { columnNotes } from '@matchpoint/core/roster/outcomes/columns.view';
import { planAction, planNotes } from '@matchpoint/core/roster/outcomes/plan.view';
import { useOfferedFields } from '../../api/service.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { PlanGroups } from '../parts/plan-groups.tsx';
import { Step } from './step.tsx';

interface PlanStepProps {
  readonly roster: CheckedRoster;
  readonly plan: ImportPlan;
  /** Other options were chosen, and the plan with them is on its way. */
  readonly isPending: boolean;
  readonly onOptions: (options: PlanOptions) => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

const missingLabels = {
  ignore: 'Keep them',
  report: 'Keep them, and list them',
  remove: 'Remove them',
};

/** What will happen, in counts, with the names behind each; nothing is sent before the button is pressed. */
export function PlanStep({ roster, plan, isPending, onOptions, onConfirm, onBack }: PlanStepProps) {
  const { source, check, match } = roster;
  const hiding = useHiding(plan);
  return (
    <Step
      title="What will happen"
      aside={`${source.name}: ${source.form}`}
      onBack={onBack}
      actions={
        <Button disabled={isPending || hiding === 'refused'} onClick={onConfirm}>
          {planAction(plan)}
        </Button>
      }
    >
      {[...(source.layout ?? []), ...(source.notes ?? [])].map((note) => (
        <QuietLine key={note}>{note}</QuietLine>
      ))}
      <PlanGroups plan={plan} check={check} />
      {columnNotes(match).map((note) => (
        <QuietLine key={note}>{note}</QuietLine>
      ))}
      <Options plan={plan} hiding={hiding} onOptions={onOptions} />
    </Step>
  );
}

/** An import that was begun hidden is not gone on with where the service hides nobody any longer (rules/import.md#hidden-rows). */
function useHiding({ options, counts }: ImportPlan): 'offered' | 'refused' | null {
  const canHide = isOffered('hidden', useOfferedFields());
  if (counts.send + counts.again === 0) return null;
  return canHide ? 'offered' : options.hidden ? 'refused' : null;
}

interface OptionsProps extends Pick<PlanStepProps, 'plan' | 'onOptions'> {
  readonly hiding: ReturnType<typeof useHiding>;
}

function Options({ plan, hiding, onOptions }: OptionsProps) {
  const { options, counts, differing } = plan;
  return (
    <Stack gap="3" maxWidth="28rem">
      {hiding !== null && (
        <PlanOption
          label="Add them hidden"
          hint={
            hiding === 'offered'
              ? 'Only your agency sees them until you list them.'
              : 'This site cannot hide athletes. To add them for everybody to see, clear this.'
          }
          checked={options.hidden}
          onChange={(hidden) => onOptions({ ...options, hidden })}
        />
      )}
      {(differing + counts.update > 0 || options.update) && (
        <PlanOption
          label="Also change athletes that differ"
          hint="Only fields that the file has a column for."
          checked={options.update}
          onChange={(update) => onOptions({ ...options, update })}
        />
      )}
      {(counts.duplicate + counts.listed > 0 || options.duplicates === 'send') && (
        <PlanOption
          label="Add repeated rows and namesakes, too"
          hint="For athletes who share a name and a sport."
          checked={options.duplicates === 'send'}
          onChange={(send) => onOptions({ ...options, duplicates: send ? 'send' : 'skip' })}
        />
      )}
      <SelectField
        label="Athletes that the file does not have"
        name="missing"
        options={new Map(missingPolicies.map((policy) => [policy, missingLabels[policy]]))}
        defaultValue={options.missing}
        none={null}
        onChange={(value) => {
          const missing = missingPolicies.find((policy) => policy === value);
          if (missing !== undefined) onOptions({ ...options, missing });
        }}
      />
      {planNotes(plan).map((note) => (
        <QuietLine key={note}>{note}</QuietLine>
      ))}
    </Stack>
  );
}

interface PlanOptionProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that takes effect at once. */
function PlanOption({ label, hint, checked, onChange }: PlanOptionProps) {
  return (
    <Flex as="label" align="flex-start" gap="3" minHeight="11" textStyle="sm" cursor="pointer">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span>{label}</span>
        <Box as="small" display="block" color="fg.muted">
          {hint}
        </Box>
      </span>
    </Flex>
  );
}
