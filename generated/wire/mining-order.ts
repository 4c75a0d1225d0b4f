/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { LabPeriod } from './lab-period.ts';
import type { MiningMachineType } from './mining-machine-type.ts';
import type { MiningStatus } from './mining-status.ts';

/**
 * Mining machines of one participation. They yield once a period, into the spot account. Outputs are of all its machines together, counted in `miningUnit`.
 */
export type MiningOrder = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  activityId: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  /**
     * Name of the activity.
     * @nullable
     */
  title: string | null;
  /**
     * Address of its picture. Null or absent in some servers.
     * @nullable
     */
  image?: string | null;
  /** How many machines these are. Null or absent in some servers. */
  amount?: Decimal | null;
  /** Tells whether friends raise the output. */
  type: MiningMachineType;
  /** Time between two outputs. */
  period: LabPeriod;
  /** State. */
  miningStatus: MiningStatus;
  /**
     * Number of all outputs.
     * @minimum 0
     * @maximum 9999
     */
  miningDays: number;
  /**
     * Number of outputs so far.
     * @minimum 0
     * @maximum 9999
     */
  miningedDays: number;
  miningUnit: string;
  /** Base output of a period. */
  miningDaysprofit: Decimal | null;
  /** Output of the next period, raised by friends who joined. */
  currentDaysprofit: Decimal | null;
  /** All outputs so far. */
  totalProfit: Decimal;
  /** How much each friend raises the output, as a share of the base output. */
  miningInvite: string | null;
  /** The most that friends raise it, as a share of the base output. */
  miningInvitelimit: string | null;
  /** Last output. Null or absent in some servers. */
  endTime?: DateTimeText | null;
  /** When they were deployed; the first output is a period later. */
  createTime: DateTimeText;
};
