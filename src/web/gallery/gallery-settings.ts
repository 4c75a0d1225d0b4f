import type { MessageFormatElement } from 'react-intl'
import { languages } from '#generated/messages/keys.ts'

type Messages = Record<string, MessageFormatElement[]>

const files = import.meta.glob<{ readonly default: Messages }>(
  '/generated/messages/*/{ui,parts,palette}.json',
)

export const themes = ['black', 'white'] as const
export const movements = ['green-red', 'red-green', 'blue-orange'] as const

export type GallerySettings = {
  readonly theme: (typeof themes)[number]
  readonly updown: (typeof movements)[number]
  readonly language: (typeof languages)[number]
}

/** The look that the address asks for. */
export function gallerySettings(query: string): GallerySettings {
  const params = new URLSearchParams(query)
  return {
    theme: themes.find((theme) => theme === params.get('theme')) ?? 'black',
    updown: movements.find((movement) => movement === params.get('updown')) ?? 'green-red',
    language: languages.find((language) => language === params.get('lang')) ?? 'en_US',
  }
}

export async function messagesOf(language: string): Promise<Messages> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  const loaded = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...loaded.map(({ default: messages }) => messages)) as Messages
}
