import type { AreaKeys } from '#generated/messages/keys.ts'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './loss-limit.module.css'
import { useDayLoss } from './use-day-loss.ts'

/** The result of the day's settled stakes, over options and second contracts. */
export function DayResult({ coin }: { readonly coin: string }) {
  const t = useText<AreaKeys['stakes']>()
  const loss = useDayLoss(coin)
  if (loss === null) return null
  return (
    <p className={styles.day}>
      {t('stakes.today')} <Gain value={loss.result} unit={coin} />
    </p>
  )
}
