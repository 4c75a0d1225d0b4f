/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AnnouncementWithNeighbours } from './announcement-with-neighbours.ts';
import type { Success } from './success.ts';

/**
 * Answer of getAnnouncementWithNeighbours.
 */
export type AnnouncementWithNeighboursResponse = Success & {
  /** The announcement and its neighbours. */
  data: AnnouncementWithNeighbours;
};
