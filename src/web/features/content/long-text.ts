/** A piece of a line: plain, emphasised, or leading somewhere. */
export type Piece = {
  readonly text: string
  readonly strong?: true
  /** A path of this app, or an https address. */
  readonly to?: string
}

export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Piece[])[] }

/** A part under a heading of its own. */
export type Part = {
  /** The same in every language, so that a link to a part survives a change of language. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** One long text in one language: data, never markup. */
export type LongText = {
  readonly title: string
  /** Blocks before the first part. */
  readonly lead: readonly Block[]
  readonly parts: readonly Part[]
}

/**
 * Reads the Markdown that our long texts are written in: one `#`, then `##`, paragraphs, lists, `**strong**`
 * and `[links](/path)`. There is no HTML in it, so there is nothing to clean.
 * @throws SyntaxError where a text has something else
 */
export function parseLongText(markdown: string): LongText {
  const [title, ...chunks] = markdown.trim().split(/\n{2,}/)
  if (title === undefined || !/^# [^\n]+$/.test(title)) throw new SyntaxError('begins without a title')
  const lead: Block[] = []
  const parts: { id: string; title: string; blocks: Block[] }[] = []
  for (const chunk of chunks) {
    const heading = /^## ([^\n]+)$/.exec(chunk)?.[1]
    if (heading === undefined) (parts.at(-1)?.blocks ?? lead).push(blockOf(chunk))
    else parts.push({ id: `part-${parts.length + 1}`, title: heading, blocks: [] })
  }
  return { title: title.slice(2), lead, parts }
}

const BULLET = /^- /
const NUMBER = /^\d+\. /

function blockOf(chunk: string): Block {
  if (/^(?:#|>|```|\||!\[)|<[a-z!/]/im.test(chunk))
    throw new SyntaxError(`not understood: ${chunk.slice(0, 40)}`)
  const lines = chunk.split('\n')
  const mark = [BULLET, NUMBER].find((one) => one.test(chunk))
  if (mark === undefined) return { kind: 'paragraph', pieces: piecesOf(lines.join(' ')) }
  if (!lines.every((line) => mark.test(line)))
    throw new SyntaxError(`an item of two lines: ${chunk.slice(0, 40)}`)
  return {
    kind: 'list',
    ordered: mark === NUMBER,
    items: lines.map((line) => piecesOf(line.replace(mark, ''))),
  }
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<to>[^)\s]+)\)/g

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: all, index, groups } of line.matchAll(MARKED)) {
    pieces.push({ text: line.slice(end, index) })
    end = index + all.length
    const { strong, link = '', to = '' } = groups ?? {}
    if (strong !== undefined) pieces.push({ text: strong, strong: true })
    else if (/^(?:\/(?!\/)|https:\/\/)/.test(to)) pieces.push({ text: link, to })
    else throw new SyntaxError(`a link that leads nowhere we know: ${to}`)
  }
  pieces.push({ text: line.slice(end) })
  return pieces.filter(({ text }) => text !== '')
}
