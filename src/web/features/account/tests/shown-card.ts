import { screen, within } from '@testing-library/react'
import { shownTexts } from '#tests/support/shown-text.ts'

/** Returns all of the card of this name: its texts, the tones of its states, and where its links lead. */
export async function shownCard(name: string) {
  const card = await screen.findByRole('region', { name })
  return {
    texts: shownTexts(card, 'a'),
    tones: [...card.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset['tone']),
    links: within(card)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  }
}
