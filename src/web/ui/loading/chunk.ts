/** Milliseconds after which a screen that neither came nor failed is reported (SESS-06). */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the app could not be loaded: a release has replaced it, or the network is gone. */
export class ChunkError extends Error {
  readonly kind: 'failed' | 'timeout'

  constructor(kind: 'failed' | 'timeout', cause?: unknown) {
    super(kind === 'timeout' ? 'Loading takes too long' : 'Loading failed', { cause })
    this.name = 'ChunkError'
    this.kind = kind
  }
}

/**
 * Loads a part of the app. A rejection is tried once more, which asks for its files under new addresses
 * (src/tools/build/retry-imports.ts); both tries together have 120 s.
 * @throws ChunkError when the second try fails as well, or the time is over
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS)
    void load()
      .catch(load)
      .finally(() => clearTimeout(timer))
      .then(resolve, (cause: unknown) => reject(new ChunkError('failed', cause)))
  })
}

/**
 * Waits for parts that load at the same time, as Promise.all does, but rejects only after all are settled: a retry that
 * begins earlier would wait for a request that is about to fail as well, instead of asking for it under its new
 * address.
 */
export async function loadTogether<T extends readonly unknown[]>(
  parts: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
