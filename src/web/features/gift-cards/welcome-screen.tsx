import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { Timeline, type TimelineStep } from '#src/web/ui/states/timeline.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LogInLinks } from './log-in-links.tsx'
import { CardFace } from './card-face.tsx'
import { codeOf } from './card-links.ts'
import { Collected } from './collected.tsx'
import { CollectionPage } from './collection-page.tsx'
import styles from './collection.module.css'
import { RedeemForm } from './redeem-form.tsx'

const STEPS = ['account', 'realName', 'redeem'] as const

/** /collection3?code=…#CODE: an invitation that brings a gift card, in three steps (FEAT-23). */
export function WelcomeScreen() {
  const t = useText<AreaKeys['gift-cards']>()
  const code = codeOf(useLocation().hash)
  const invite = useSearchParams()[0].get('code') ?? ''
  const { facts } = useMemberFacts()
  const [collected, setCollected] = useState(false)
  const isMember = facts.login === 'met'
  const reached = collected ? 3 : isMember ? (facts['real-name'] === 'met' ? 2 : 1) : 0
  const stateOf = (index: number): TimelineStep['state'] =>
    index < reached ? 'done' : index === reached ? 'now' : 'ahead'
  return (
    <CollectionPage
      title={t('gift-cards.welcome.title')}
      lead={t('gift-cards.welcome.lead')}
      face={
        <CardFace
          label={t('gift-cards.card')}
          figure={code === '' ? null : code}
          line={t('gift-cards.collect.line', { days: promotionTerms.giftCard.lockDays })}
        />
      }
    >
      <Timeline
        label={t('gift-cards.steps')}
        steps={STEPS.map((id, index) => ({
          id,
          title: t(`gift-cards.step.${id}`),
          text: t(`gift-cards.step.${id}Text`),
          state: stateOf(index),
        }))}
      />
      <div className={styles.below}>
        {collected ? (
          <Collected />
        ) : isMember ? (
          <RedeemForm code={code} onRedeemed={() => setCollected(true)} />
        ) : (
          <LogInLinks invite={invite} />
        )}
      </div>
    </CollectionPage>
  )
}
