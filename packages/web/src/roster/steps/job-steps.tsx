import { useStore } from '../../ui/state/store.ts';
import { openJob, type RosterJob } from '../job/roster-job.ts';
import { CheckSteps } from './check-steps.tsx';
import { SendingSteps } from './sending-steps.tsx';

interface JobStepsProps {
  readonly job: RosterJob;
  readonly onStartOver: () => void;
}

function JobSteps({ job, onStartOver }: JobStepsProps) {
  const sending = useStore(job.sending);
  return sending === null ? (
    <CheckSteps job={job} onStartOver={onStartOver} />
  ) : (
    <SendingSteps job={job} sending={sending} onStartOver={onStartOver} />
  );
}

/** Opens a file with the steps that show it. Of a script of their own, in which the words of rosters are. */
export function begin(input: Parameters<typeof openJob>[0]) {
  return { job: openJob(input), JobSteps };
}
