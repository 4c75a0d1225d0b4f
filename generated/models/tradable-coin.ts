/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { CommonStatus } from './common-status.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A coin that advertisements may trade. Older servers send each value as text.
 */
export type TradableCoin = {
  /** Number of the coin. */
  id: Id;
  /** Name. */
  name: string;
  /**
     * Chinese name.
     * @nullable
     */
  nameCn: string | null;
  /** Short name. */
  unit: CoinUnit;
  /** Fee of a trade. Absent in some servers. */
  jyRate?: Decimal | null;
  /** Least quantity of an advertisement that buys. */
  buyMinAmount: Decimal;
  /** Least quantity of an advertisement that sells. */
  sellMinAmount: Decimal;
  /** Market price of one coin in the currency asked for. */
  marketPrice: Decimal;
  /** 1 for the exchange's own coin. Absent in some servers. */
  isPlatformCoin?: Flag;
  /** Place in lists, small first. */
  sort: number;
  /** Tells whether it is in use. Absent in some servers. */
  status?: CommonStatus;
};
