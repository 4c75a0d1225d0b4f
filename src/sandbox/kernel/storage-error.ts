/** Something cannot be written where it is kept. What wanted to write it has changed nothing. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  /** Whether there is no room left: writing goes on by itself once there is. */
  readonly isFull: boolean

  constructor(message: string, { isFull, cause }: { readonly isFull: boolean; readonly cause?: unknown }) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** Any error of a write as a StorageError. */
export function storageError(error: unknown, isFull = false): StorageError {
  if (error instanceof StorageError) return error
  return new StorageError(error instanceof Error ? error.message : String(error), { isFull, cause: error })
}
