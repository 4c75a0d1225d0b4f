/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Kind of a mining machine: 0 it yields its base output, 1 friends who joined raise it.
 */
export type MiningMachineType = typeof MiningMachineType[keyof typeof MiningMachineType];


export const MiningMachineType = {
  NORMAL: 0,
  INVITED: 1,
} as const;
