/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a mining machine: 0 not deployed, 1 deployed, it mines, 2 closed.
 */
export type MiningStatus = typeof MiningStatus[keyof typeof MiningStatus];


export const MiningStatus = {
  NOT_DEPLOYED: 0,
  DEPLOYED: 1,
  CLOSED: 2,
} as const;
