/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { CurrentPassword } from './current-password.ts';
import type { Decimal } from './decimal.ts';
import type { NetworkId } from './network-id.ts';
import type { SecondFactor } from './second-factor.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Coins to be sent. Limits known at run time: `ctx.minWithdraw`, `ctx.maxWithdraw` and `ctx.decimals` are those of the coin on the network, as are `ctx.addressPattern` and `ctx.memoPattern`; `ctx.balance` is what can be used. The fee is `money` times `withdrawFee`, at least `minWithdrawFee`, truncated to `decimals`; it is taken off what arrives.
 */
export type CreateWithdrawalRequest = {
  /** Coin. */
  coinName: CoinUnit;
  /** Network. */
  coinprotocol: NetworkId;
  /**
     * Address it goes to.
     * @maxLength 128
     * @pattern ^\S+$
     */
  address: string;
  /**
     * Memo (tag) that the receiver asks for. Only on networks that know one.
     * @maxLength 64
     * @pattern ^\S+$
     */
  memo?: string;
  /** Amount, fee included. */
  money: Decimal;
  /** Six digits of the second factor. */
  code: VerificationCode;
  /** Where the code comes from. Best the strongest factor the member has. */
  codeType: SecondFactor;
  /** Fund password. */
  payPwd: CurrentPassword;
};
