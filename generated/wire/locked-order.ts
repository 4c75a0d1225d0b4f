/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { LabPeriod } from './lab-period.ts';
import type { LockedStatus } from './locked-status.ts';
import type { ReleaseType } from './release-type.ts';

/**
 * A lock: coins that come back period by period, into the spot account. Amounts are counted in `releaseUnit`.
 */
export type LockedOrder = {
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
  /** Time between two releases. */
  period: LabPeriod;
  /** State. */
  lockedStatus: LockedStatus;
  /**
     * Number of all releases.
     * @minimum 0
     * @maximum 9999
     */
  lockedDays: number;
  /**
     * Number of releases so far.
     * @minimum 0
     * @maximum 9999
     */
  releasedDays: number;
  releaseUnit: string;
  /** All that is to be released: what was locked, `releaseTimes` as much. */
  totalLocked: Decimal;
  /** Released so far. */
  totalRelease: Decimal;
  /** How it is released. */
  releaseType: ReleaseType;
  /** Share of what is left that a proportional release gives each period. Null or 0 where it is equal. */
  releasePercent?: string | null;
  /** The same as it is now, raised by friends where the activity does so. Null or absent in some servers. */
  releaseCurrentpercent?: string | null;
  /** How many times the locked amount is released in all. */
  releaseTimes: Decimal | null;
  /** First release, or each of them where they are equal. Null or absent in some servers. */
  originReleaseamount?: Decimal | null;
  /** Next release; 0 when all is released. Null or absent in some servers. */
  currentReleaseamount?: Decimal | null;
  /** How much each friend raises the releases, as a share. Null or absent in some servers. */
  lockedInvite?: string | null;
  /** The most that friends raise them, as a share. Null or absent in some servers. */
  lockedInvitelimit?: string | null;
  /** Last release. Null or absent in some servers. */
  endTime?: DateTimeText | null;
  /** When the lock began; the first release is a period later. */
  createTime: DateTimeText;
};
