import type { HelpArticle } from '#generated/models/help-article.ts'

/** Capitals, accents and full-width letters make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** True if title and text of a page contain all the words. Tags are removed first: they are never shown. */
export function matches(
  { title, content }: Pick<HelpArticle, 'title'> & { readonly content?: string | null },
  searchText: string,
): boolean {
  const text = plain(`${title} ${(content ?? '').replaceAll(/<[^>]*>/g, ' ')}`)
  return plain(searchText)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
