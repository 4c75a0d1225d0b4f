import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import { ACCOUNT_PATH, HOME_PATH } from '#src/web/paths/paths.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { PageMenu } from '#src/web/ui/layout/page-menu.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import styles from '../gallery.module.css'

const groups = [
  {
    title: 'Wallet',
    links: [
      { to: HOME_PATH, label: 'Overview', icon: <Wallet20Regular /> },
      { to: ACCOUNT_PATH, label: 'Account', icon: <Person20Regular /> },
    ],
  },
]

/** The frames of screens; on the page of a screen there is one of them. */
export function Layouts() {
  return (
    <div className={styles.stack}>
      <Card>
        <Page
          title="A page to read on"
          actions={
            <Button look="primary" icon={<Add16Regular />}>
              Add
            </Button>
          }
        >
          <p className={styles.shown}>What the screen shows.</p>
        </Page>
      </Card>
      <Card>
        <PageMenu value={<SideMenu label="Wallet" groups={groups} />}>
          <Page title="A page beside the menu of its area">
            <p className={styles.shown}>What the screen shows.</p>
          </Page>
        </PageMenu>
      </Card>
      <Card>
        <FormPage
          title="A page that asks"
          text="What it takes."
          from={{ to: HOME_PATH, label: 'The list it belongs to' }}
          aside={
            <Facts>
              <Fact name="Fee">0.0002 BTC</Fact>
              <Fact name="Arrives" strong>
                0.1198 BTC
              </Fact>
            </Facts>
          }
        >
          <Card>
            <p className={styles.pad}>The form.</p>
          </Card>
        </FormPage>
      </Card>
    </div>
  )
}
