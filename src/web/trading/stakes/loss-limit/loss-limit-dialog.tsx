import { type SyntheticEvent, useId, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import { lossLimits, limitOn, NO_LIMIT, setLossLimit } from './loss-limit.ts'
import styles from './loss-limit.module.css'
import { useLossLimit, useToday } from './use-day-loss.ts'

type LossLimitDialogProps = {
  readonly coin: string
  readonly places: number
  readonly onClose: () => void
}

/** Sets the member's own limit of a day's loss: a stricter one counts at once, a looser one tomorrow. */
export function LossLimitDialog({ coin, places, onClose }: LossLimitDialogProps) {
  const t = useText<AreaKeys['stakes']>()
  const id = useId()
  const memberId = useMember()?.id
  const today = useToday()
  const { amount } = useLossLimit()
  const [typed, setTyped] = useState(amount === null ? undefined : toText(amount))
  const [isUnread, setUnread] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const limit = typed === undefined ? null : parseDecimal(typed)
  const isWrong = isUnread || limit === null || !isPositive(limit)

  function save(next: Decimal | null): void {
    if (memberId === undefined) return
    setLossLimit(memberId, next, today)
    const stands = limitOn(lossLimits.get()[memberId] ?? NO_LIMIT, today)
    showToast({
      kind: 'success',
      title: t(stands.next === null ? 'stakes.limit.saved' : 'stakes.limit.savedForTomorrow'),
    })
    onClose()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!isWrong) return save(limit)
    setJudged(true)
    form.current?.querySelector<HTMLInputElement>('[name=limit]')?.focus()
  }

  return (
    <Modal labelledBy={id} className={styles.surface} onClose={onClose}>
      <DialogHead id={id} title={t('stakes.limit')} onClose={onClose} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.text}>{t('stakes.limit.text')}</p>
        <DecimalField
          name="limit"
          label={t('stakes.limit.perDay')}
          unit={coin}
          places={places}
          value={typed}
          fault={isJudged && isWrong ? t('stakes.limit.wrong') : null}
          onChange={setTyped}
          onMark={(rule) => setUnread(rule !== null)}
        />
        <div className={styles.actions}>
          {amount !== null && (
            <Button size="large" onClick={() => save(null)}>
              {t('stakes.limit.remove')}
            </Button>
          )}
          <Button type="submit" look="primary" size="large">
            {t('stakes.limit.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
