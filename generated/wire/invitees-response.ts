/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Invitee } from './invitee.ts';
import type { Success } from './success.ts';

/**
 * Answer of listInvitees.
 */
export type InviteesResponse = Success & {
  /**
     * The friends. Empty when nobody came or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  data: Invitee[];
};
