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
     * The friends. Empty without friends, or behind the last page.
     * @minItems 0
     * @maxItems 100
     */
  data: Invitee[];
};
