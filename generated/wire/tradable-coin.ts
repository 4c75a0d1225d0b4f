/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CommonStatus } from './common-status.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * A coin that advertisements may trade. Older servers send each value as text.
 */
export type TradableCoin = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Name. */
  name: string;
  /**
     * Chinese name.
     * @nullable
     */
  nameCn: string | null;
  unit: string;
  /** Fee of a trade. Absent in some servers. */
  jyRate?: string | null;
  buyMinAmount: string;
  sellMinAmount: string;
  /** Market price of one coin in the currency asked for. */
  marketPrice: Decimal;
  /** 1 for the exchange's own coin. Absent in some servers. */
  isPlatformCoin?: Flag;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
  /** Tells whether it is in use. Absent in some servers. */
  status?: CommonStatus;
};
