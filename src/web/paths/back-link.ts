/** The query field that carries where a detour leads back to. */
const BACK = 'back'

/** The address of a detour that knows its way back: `/realName?back=%2Fwithdraw`. */
export function withBack(to: string, here: string): string {
  const [path = '', query = ''] = to.split('?')
  const params = new URLSearchParams(query)
  params.set(BACK, here)
  return `${path}?${params.toString()}`
}

/**
 * Returns the path that a detour leads back to; null without one. Only paths of this app: `//host` and `/\host` lead
 * elsewhere.
 */
export function backOf(query: string): string | null {
  const back = new URLSearchParams(query).get(BACK)
  return back !== null && /^\/(?![/\\])/.test(back) ? back : null
}
