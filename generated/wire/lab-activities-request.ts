/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityStepFilter } from './activity-step-filter.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Activities that are wanted.
 */
export type LabActivitiesRequest = {
  /** Only those in this phase, or all. */
  step: ActivityStepFilter;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
