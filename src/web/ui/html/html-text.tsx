import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanHtml } from './clean-html.ts'
import styles from './html-text.module.css'

/** A text of a server, cleaned (clean-html.ts). Links to pages of this app do not load it anew. */
export function HtmlText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => place.current?.replaceChildren(cleanHtml(html)), [html])
  useEffect(() => {
    const element = place.current
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const to = link?.getAttribute('href') ?? ''
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!to.startsWith('/') || !isPlain || event.altKey) return
      event.preventDefault()
      void navigate(to)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  return <div ref={place} className={styles.text} />
}
