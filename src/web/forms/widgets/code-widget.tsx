import { type ReactNode, useEffect, useState } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useCooldown } from '../cooldown.ts'
import { useField, useForm } from '../form-context.ts'
import styles from './control.module.css'
import { TextControl } from './text-control.tsx'

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/**
 * A verification code and the button that sends it: to what stands in another field, which has to be right first,
 * or to the phone or e-mail address that is bound already.
 * Says where the code went, and when the next one may be asked for (VAL-02, VAL-10).
 */
export function CodeWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const { ui, setHint } = useField()
  const intl = useIntl()
  const to = 'to' in ui ? (ui.to ?? '') : ''
  const via = 'via' in ui ? ui.via : undefined
  const target = typeof form.value[to] === 'string' ? form.value[to] : ''
  const { seconds, start } = useCooldown(`${form.id} ${via ?? target}`)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const isSent = sentTo !== null && sentTo === target
    const id = via === undefined ? 'forms.code.sent' : `forms.code.sent.${via}`
    setHint(isSent ? intl.formatMessage({ id }, { target: sentTo }) : null)
  }, [intl, sentTo, setHint, target, via])

  async function send(): Promise<void> {
    const needed = Object.entries(form.fields).filter(([, field]) => 'within' in field && field.within === to)
    if (busy || seconds > 0 || form.sendCode === null) return
    if (to !== '' && !form.demand([to, ...needed.map(([name]) => name)])) return
    setBusy(true)
    const isSent = await form.sendCode(widget.name)
    setBusy(false)
    if (!isSent) return
    start()
    setSentTo(target)
    document.getElementById(widget.id)?.focus()
  }

  return (
    <div className={styles.row}>
      <TextControl widget={widget} inputMode="numeric" read={digits} className={styles.grow} />
      <Button
        size="large"
        className={styles.send}
        busy={busy}
        disabled={seconds > 0}
        aria-describedby={`${widget.id}__label`}
        onClick={() => void send()}
      >
        {intl.formatMessage({ id: sendText(busy, seconds, sentTo !== null) }, { seconds })}
      </Button>
    </div>
  )
}

function sendText(busy: boolean, seconds: number, again: boolean): string {
  if (busy) return 'forms.code.sending'
  if (seconds > 0) return 'forms.code.wait'
  return again ? 'forms.code.again' : 'forms.code.send'
}
