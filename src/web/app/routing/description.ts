import { useEffect } from 'react'
import type { MessageKey } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'

/** Sets the page's meta description, which search engines and link previews show, in the page's language. */
export function useDescription(key: MessageKey = 'shell.description'): void {
  const text = useText<MessageKey>()(key)
  useEffect(() => {
    document.querySelector<HTMLMetaElement>('meta[name=description]')?.setAttribute('content', text)
  }, [text])
}
