import { within } from '@testing-library/react'
import { shownTexts } from '#tests/support/shown-text.ts'

/** Links within an element, in order: "name /path". */
export const linksOf = (place: Element | null): readonly string[] =>
  [...(place?.querySelectorAll('a') ?? [])].map(
    (link) => `${shownTexts(link).join('')} ${link.getAttribute('href')}`,
  )

/** Links below each heading of an element. */
export const columnsOf = (place: HTMLElement): readonly (readonly string[])[] =>
  within(place)
    .getAllByRole('heading')
    .map((heading) => [heading.textContent, ...linksOf(heading.parentElement)])
