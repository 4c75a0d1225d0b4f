/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How coins travelled: 0 on the chain, 1 outside of it, by the exchange itself.
 */
export type TransferMold = typeof TransferMold[keyof typeof TransferMold];


export const TransferMold = {
  CHAIN: 0,
  EXTERNAL: 1,
} as const;
