import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useForm } from '../form-context.ts'
import { fileError, uploadRule } from '../image-file.ts'
import { useFormServices } from '../services.ts'

export type Picture = {
  /** The picked file, while this field has been on the screen. */
  readonly file: File | null
  /** Address to draw it from. */
  readonly preview: string | null
  /** Share that was sent, from 0 to 1; null when nothing is on its way. */
  readonly share: number | null
  readonly pick: (file: File) => Promise<void>
  readonly remove: () => void
}

/** Pictures that were sent, by address: where to draw them from when their form is shown again, as servers may hide them. */
const sent = new Map<string, string>()

type Sending = { readonly file: File; readonly preview: string; readonly share: number | null }

/**
 * A picked picture on its way: judged by its content, sent through the form's upload service, its address put
 * into the field. What goes wrong is said at once; a picture that is still on its way holds the submit back.
 */
export function useUpload(field: string, value: unknown): Picture {
  const form = useForm()
  const { locale } = useIntl()
  const { upload } = useFormServices()
  const [sending, setSending] = useState<Sending | null>(null)
  const run = useRef<AbortController | null>(null)
  const address = typeof value === 'string' ? value : null
  const preview = sending?.preview
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => run.current?.abort(), [])

  function remove(): void {
    run.current?.abort()
    if (address !== null) {
      URL.revokeObjectURL(sent.get(address) ?? '')
      sent.delete(address)
    }
    setSending(null)
    form.set({ [field]: undefined })
    form.mark(field, null)
  }

  async function pick(file: File): Promise<void> {
    if (upload === undefined) throw new Error('this form takes pictures, but nobody sends them')
    remove()
    const controller = new AbortController()
    run.current = controller
    const rule = uploadRule(form.property(field))
    const error = await fileError(file, rule, locale)
    if (controller.signal.aborted) return
    if (error !== null) return form.mark(field, error, true)
    const picture = { file, preview: URL.createObjectURL(file) }
    const progress = (share: number): void => {
      if (!controller.signal.aborted) setSending({ ...picture, share })
    }
    progress(0)
    form.mark(field, { rule: 'image-busy' })
    try {
      const { operation } = rule
      const stored = await upload(file, { operation, onUpload: progress, signal: controller.signal })
      if (controller.signal.aborted) return
      sent.set(stored, URL.createObjectURL(file))
      setSending({ ...picture, share: null })
      form.set({ [field]: stored })
    } catch {
      if (controller.signal.aborted) return
      setSending(null)
      form.mark(field, { rule: 'image-failed' }, true)
    }
  }

  return {
    file: sending?.file ?? null,
    preview: sending?.preview ?? (address === null ? null : (sent.get(address) ?? address)),
    share: sending?.share ?? null,
    pick,
    remove,
  }
}
