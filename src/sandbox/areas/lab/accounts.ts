import type { Account, Bucket } from '../../kernel/ledger.ts'

/** A part of an owner's spot account: all that activities take and give is there. */
export const spotAccount = (
  owner: Account['owner'],
  coin: string,
  bucket: Bucket = 'available',
): Account => ({
  owner,
  kind: 'spot',
  coin,
  bucket,
})
