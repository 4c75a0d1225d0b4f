import { Card } from '#src/ui/card.tsx'
import { prerequisites } from '#src/ui/prerequisites/missing.ts'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import styles from '../gallery.module.css'

const links = {
  login: '/Login',
  realName: '/realName',
  phone: '/changePhone',
  fundPassword: '/setFund',
  merchant: '/identbusiness',
}

export function Gates() {
  return (
    <div className={styles.grid}>
      <Card>
        <Prerequisites need={prerequisites} facts={{ login: 'missing' }} links={links}>
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
          links={links}
        >
          Never shown
        </Prerequisites>
      </Card>
    </div>
  )
}
