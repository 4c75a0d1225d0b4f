/** Bytes kept beside the journal under a name made of their content, so that nothing is stored twice or changed. */
export type Blobs = {
  put(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  clear(): Promise<void>
}

/** Bytes that end with the process: for tests and the browser. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: (hash, bytes) => Promise.resolve(void kept.set(hash, bytes)),
    get: (hash) => Promise.resolve(kept.get(hash)),
    clear: () => Promise.resolve(kept.clear()),
  }
}
