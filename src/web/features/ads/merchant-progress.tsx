import type { AreaKeys } from '#generated/messages/keys.ts'
import type { MerchantInfo } from '#generated/models/merchant-info.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Timeline } from '#src/web/ui/states/timeline.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './ads.module.css'
import { type Step, stepsOf } from './merchant.ts'

const TONES: Readonly<Record<MerchantStatus, Tone>> = {
  [MerchantStatus.NOT_CERTIFIED]: 'still',
  [MerchantStatus.AUDITING]: 'waiting',
  [MerchantStatus.VERIFIED]: 'good',
  [MerchantStatus.FAILED]: 'bad',
  [MerchantStatus.DEPOSIT_LESS]: 'bad',
  [MerchantStatus.CANCEL_AUTH]: 'waiting',
  [MerchantStatus.RETURN_FAILED]: 'bad',
  [MerchantStatus.RETURN_SUCCESS]: 'still',
}

const NAMES = [
  'none',
  'auditing',
  'verified',
  'refused',
  'depositLess',
  'returning',
  'returnRefused',
  'returned',
] as const

/** Shows the progress of the certification, and the reason of a refusal. */
export function MerchantProgress({ info }: { readonly info: MerchantInfo }) {
  const t = useText<AreaKeys['ads']>()
  const { certifiedBusinessStatus: status } = info
  const why = (status === MerchantStatus.RETURN_FAILED ? info.reason : info.detail) ?? ''
  const textOf = ({ name, state }: Step): string =>
    state === 'failed' && why !== '' ? why : t(`ads.merchant.step.${name}.text`)
  return (
    <Card labelledBy="merchant-state" className={styles.form}>
      <div className={styles.stateHead}>
        <h2 id="merchant-state" className={styles.subtitle}>
          {t('ads.merchant.state')}
        </h2>
        <output>
          <Badge tone={TONES[status]}>{t(`ads.merchant.status.${NAMES[status]}`)}</Badge>
        </output>
      </div>
      <Timeline
        label={t('ads.merchant.state')}
        steps={stepsOf(status).map((step) => ({
          id: step.name,
          title: t(`ads.merchant.step.${step.name}`),
          text: textOf(step),
          state: step.state,
        }))}
      />
    </Card>
  )
}
