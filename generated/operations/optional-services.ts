// Generated from the contract by `npm run generate`. Do not edit.
/** Services that an operator may not have (`x-optional-service`). */
export type OptionalService = 'coin-swap' | 'earn' | 'lab' | 'option' | 'otc' | 'second' | 'swap'
