import { Card } from '#src/web/ui/primitives/card.tsx'
import { prerequisites } from '#src/web/member/prerequisites/missing.ts'
import { Prerequisites } from '#src/web/member/prerequisites/prerequisites.tsx'
import styles from '../gallery.module.css'

export function Gates() {
  return (
    <div className={styles.grid}>
      <Card>
        <Prerequisites need={prerequisites} facts={{ login: 'missing' }}>
          Never shown
        </Prerequisites>
      </Card>
      <Card>
        <Prerequisites
          need={prerequisites}
          facts={{
            login: 'met',
            realName: 'failed',
            phone: 'met',
            fundPassword: 'missing',
            paymentMethod: 'missing',
            merchant: 'pending',
          }}
        >
          Never shown
        </Prerequisites>
      </Card>
    </div>
  )
}
