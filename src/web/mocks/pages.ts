import type { Paging } from '#src/core/contract/operation.ts'
import { withSeed, seedOf } from './seed.ts'

/** A list is as long everywhere in the app as it was on its first page. */
const shortest = 7
const spread = 60

export type PageRequest = { readonly page: number; readonly size: number }

/** Which page was asked for; a missing or odd number counts as the first page of ten. */
export function pageRequest(paging: Paging, read: (name: string) => string | null): PageRequest {
  const page = whole(read(paging.page)) ?? paging.base
  const size = whole(read(paging.size)) ?? 10
  return { page: Math.max(0, page - paging.base), size: Math.min(Math.max(1, size), 200) }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? parseInt(text, 10) : null
}

/** Returns the total of rows of an operation: the same at each call, whatever page it asks for. */
export function totalOf(operationId: string): number {
  return shortest + (seedOf('total', operationId) % spread)
}

/**
 * Fits a drawn answer to the page that was asked for: as many rows as the page holds, drawn one
 * answer after the other, and the same total on every page.
 */
export function fitPage(
  operationId: string,
  paging: Paging,
  { page, size }: PageRequest,
  draw: (seed: number) => unknown,
): unknown {
  const total = totalOf(operationId)
  const start = page * size
  const count = Math.max(0, Math.min(size, total - start))
  const rows: unknown[] = []
  for (let index = start; rows.length < count; index++) {
    const answer = draw(seedOf(operationId, String(index)))
    rows.push(...(at(answer, paging.items) as unknown[]).slice(0, count - rows.length))
  }
  const body = draw(seedOf(operationId, 'body'))
  put(body, paging.items, rows)
  const shown = at(body, paging.total)
  put(body, paging.total, typeof shown === 'number' ? total : String(total))
  return body
}

const steps = (pointer: string): string[] => pointer.split('/').slice(1)

function at(body: unknown, pointer: string): unknown {
  return steps(pointer).reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], body)
}

function put(body: unknown, pointer: string, value: unknown): void {
  const path = steps(pointer)
  const last = path.pop()
  if (last === undefined) return
  const parent = path.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], body)
  ;(parent as Record<string, unknown>)[last] = value
}

/** Draws with a seed of its own; kept beside the pages, which draw many times for one answer. */
export function drawWith<T>(draw: () => T): (seed: number) => T {
  return (seed) => withSeed(seed, draw)
}
