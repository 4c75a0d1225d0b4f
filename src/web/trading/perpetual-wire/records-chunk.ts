import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'

/** Records of the account; they come when they are asked for, with the calls that read them. */
export const RecordsChunk = lazyChunk(() =>
  import('./contract-records.tsx').then(({ ContractRecords: part }) => part),
)
