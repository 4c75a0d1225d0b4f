/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';
import type { Liquidation } from './liquidation.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { MemberEventKind } from './member-event-kind.ts';
import type { MemberEventOutcome } from './member-event-outcome.ts';
import type { WalletAccount } from './wallet-account.ts';

/**
 * Something that happened to a member without his doing at this moment. It says enough for a notice; what changed is read by the calls of its area.
 */
export type MemberEvent = {
  /**
     * Tells events apart, so that one that comes twice counts once.
     * @pattern [A-Za-z0-9._-]{1,64}
     */
  id: string;
  /** When. */
  time: EpochMillis;
  /** What. */
  kind: MemberEventKind;
  /** Account that it belongs to. Null where it belongs to none, such as a review. */
  account: WalletAccount | null;
  /** Market or contract. Null where there is none. */
  symbol: MarketSymbol | null;
  /** Coin of `amount`. Null without one. */
  coin: string | null;
  /** What came into the account, below 0 for what left it; of a bet or an order that was settled, what it won or lost with all fees. Null where nothing did. */
  amount: string | null;
  /**
     * Number of the order, bet, plan, participation, mining machines, lock, position, deposit, withdrawal or document. Null where there is none.
     * @maxLength 64
     * @nullable
     */
  reference: string | null;
  /**
     * How a withdrawal or a review ended (SUCCESS, FAILURE), or a bet or an order for a second contract (the others). Null for all else.
     * @nullable
     */
  outcome: MemberEventOutcome;
  /** What a liquidation has closed. Null or absent for all else. */
  liquidation?: Liquidation | null;
};
