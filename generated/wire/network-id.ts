/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Number of a network, such as 3 for Tron. Deployment data; the name stands beside it.
 * @minimum 1
 * @maximum 9999
 */
export type NetworkId = number;
