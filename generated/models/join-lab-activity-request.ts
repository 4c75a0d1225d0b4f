/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { ParticipationsLeft } from './participations-left.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * How much a member wants of an activity. Limits known at run time: `ctx.minAmount` is the least of the activity; `ctx.maxAmount` its most for one member, less what this one has already; `ctx.remaining` what is left of its supply; `ctx.affordable` what the balance allows, price and fee considered; `ctx.amountPlaces` its decimals; `ctx.timesLeft` how often the member may still take part. Each stays away where the activity has no such limit.
 */
export type JoinLabActivityRequest = ParticipationsLeft & {
  /** Number of the activity. */
  activityId: Id;
  /** Amount: coins, or machines of a mining activity. */
  amount: Decimal;
  /**
     * The member's bound phone number or e-mail address that the code was sent to: whole, or masked as the security setting shows it.
     * @minLength 1
     * @maxLength 100
     */
  aims: string;
  /** Six digits from the message. */
  code: VerificationCode;
};
