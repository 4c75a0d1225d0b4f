import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { LANGUAGE } from '../support/language.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('FEAT-24.a SHELL-04.a announcements: the newest on the start page, all under number 0, each linked to its neighbours', async ({
  page,
}) => {
  await setPreferences(page, LANGUAGE, 'black')
  await page.goto('/')
  const strip = page.getByRole('region', { name: t('home.notices') })
  await expect(strip.getByRole('listitem').getByRole('link').first()).toHaveText('Become a merchant')
  await strip.getByRole('link', { name: t('home.allNotices') }).click()
  await expect(page).toHaveURL('/announcement/0')
  await expect(heading(page, t('content.announcements'))).toBeFocused()
  await expect(page).toHaveTitle(/Announcements/)
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(titles).toHaveText([/open/, /merchant/, /Maintenance/, /withdraw/, /Invite/, /AVAX/])
  await bothThemes(page, 'announcements')

  await titles.nth(2).click()
  await expect(heading(page, 'Maintenance on 1 November')).toBeFocused()
  await expect(page).toHaveTitle(/^Maintenance on 1 November · /)
  await expect(page.getByText('Trading goes on.')).toBeVisible()
  await bothThemes(page, 'announcement')
  const around = page.getByRole('navigation', { name: t('content.more') })
  await around.getByRole('link', { name: /Become a merchant/ }).click()
  await expect(heading(page, 'Become a merchant')).toBeFocused()
  await expect(page).toHaveTitle(/^Become a merchant · /)
  await expect(around.getByRole('link')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveTitle(/^Maintenance on 1 November · /)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('content.announcements') })
    .first()
    .click()
  await expect(page).toHaveTitle(/^Announcements · /)
  for (const id of ['99', 'btc_usdt']) {
    await page.goto(`/announcement/${id}`)
    await expect(page.getByText(t('content.noArticleText'))).toBeVisible()
  }
  await bothThemes(page, 'announcement, none of this number')
})

test('FEAT-24.b SHELL-03.ab LIMIT-08.a help is listed by category, by search, and page by page', async ({
  page,
}) => {
  await page.goto('/helplist')
  await expect(heading(page, t('content.helpCentre'))).toBeVisible()
  for (const name of ['start', 'questions', 'trading', 'coins', 'terms', 'other'] as const)
    await expect(page.getByRole('heading', { level: 2, name: t(`content.help.${name}`) })).toBeVisible()
  await expect(page.getByRole('main').getByText(/within 5 minutes, online 24 hours/)).toBeVisible()
  await expectAccessible(page, 'help centre')

  await page.getByRole('link', { name: t('content.allOf', { name: t('content.help.start') }) }).click()
  await expect(page).toHaveURL('/helplist?cate=0&cateTitle=Getting+started')
  await expect(heading(page, t('content.help.start'))).toBeVisible()
  await expect(page).toHaveTitle(/^Getting started · /)
  await expectAccessible(page, 'help list')
  await page.getByRole('link', { name: /Verify your real name/ }).click()
  await expect(heading(page, 'Verify your real name')).toBeFocused()
  await expect(page).toHaveTitle(/^Verify your real name · /)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    t('content.description.article'),
  )
  await expect(page.getByText('A photo of its front and one of its back')).toBeVisible()
  await expect(page.getByRole('main').getByText(/within 5 minutes, online 24 hours/)).toBeVisible()
  await expectAccessible(page, 'help page')

  // What the menus of other clients of the family lead to.
  for (const cate of [0, 1, 2, 3, 5, 6]) {
    await page.goto(`/helplist?cate=${cate}&cateTitle=Frequently%20asked%20questions`)
    await expect(heading(page, t('content.help.questions'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }
  // An address can contain any text: only titles of the help centre are shown.
  for (const title of ['Send%20your%20coins%20to%20bc1q', 'constructor', '']) {
    await page.goto(`/helplist?cate=2&cateTitle=${title}`)
    await expect(heading(page, t('content.help.trading'))).toBeVisible()
    await expect(page).toHaveTitle(/^Trading guide · /)
  }
  await page.goto('/helplist?cate=moon')
  await expect(heading(page, t('content.helpCentre'))).toBeVisible()
  await page.getByRole('searchbox', { name: t('content.search') }).fill('three CONFIRMATIONS')
  await expect(page.getByText(t('content.found', { count: 1 }))).toBeVisible()
  await expectAccessible(page, 'help, found')
  await page.getByRole('link', { name: 'When does my deposit arrive?' }).click()
  await expect(heading(page, 'When does my deposit arrive?')).toBeVisible()
  await page.goto('/helpdetail?id=99')
  await expect(page.getByText(t('content.noArticleText'))).toBeVisible()
})

test('FEAT-24.d hostile HTML of a server is shown as text only', async ({ page, guard }) => {
  // The policy speaks up while the text is read, before anything of it stands in the page.
  guard.allow(/Content Security Policy/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const hostile = [
    '<script>window.evil = 1</script><p>plain words</p>',
    '<p onclick="window.evil = 2" style="position:fixed" class="x" id="root" data-y="1">attributes</p>',
    '<img src="x" onerror="window.evil = 3"><img src="http://evil.example/a.png"><svg onload="window.evil = 4"></svg>',
    '<iframe src="https://evil.example/frame"></iframe><object data="https://evil.example/o"></object>',
    '<form action="https://evil.example/steal"><input name="password"><button>Send</button></form>',
    '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/s.css"><base href="https://evil.example/">',
    '<a href="javascript:window.evil = 5">script</a> <a href="//evil.example">host</a> <a href="/\\evil.example">disguised</a>',
    '<a href="https://example.org" rel="opener" target="_self">elsewhere</a> <a href="/helplist" target="_top">help</a>',
    '<h1>Second title</h1><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.evil=6&gt;">',
  ].join('')
  await page.route('**/api/uc/announcement/more', (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: {
          info: {
            id: 7,
            title: '<b>Title</b>',
            content: hostile,
            announcementClassification: 0,
            imgUrl: 'javascript:alert(1)',
            isShow: true,
            isTop: '1',
            sort: 1,
            lang: 'en_US',
            createTime: '2026-11-01 09:00:00',
          },
          back: null,
          next: null,
        },
      },
    }),
  )
  await page.goto('/announcement/7')
  await expect(heading(page, '<b>Title</b>')).toBeVisible()
  await expect(page.getByText('plain words')).toBeVisible()
  const text = page.locator('article')
  await expect(
    text.locator('script, style, iframe, object, form, input, svg, img, base, link, math'),
  ).toHaveCount(0)
  await expect(text.locator('p', { hasText: 'attributes' })).not.toHaveAttribute('style')
  const attributes = await text
    .locator('p', { hasText: 'attributes' })
    .evaluate((element) => element.getAttributeNames())
  expect(attributes).toEqual([])
  for (const name of ['script', 'host', 'disguised'])
    await expect(text.locator('a', { hasText: new RegExp(`^${name}$`) })).not.toHaveAttribute('href')
  const elsewhere = text.getByRole('link', { name: 'elsewhere' })
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: 'Second title' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'evil') as unknown)).toBeUndefined()
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  // A page of ours is opened without loading the app anew.
  await page.evaluate(() => Reflect.set(window, 'kept', true))
  await text.getByRole('link', { name: 'help' }).click()
  await expect(page).toHaveURL('/helplist')
  expect(await page.evaluate(() => Reflect.get(window, 'kept') as unknown)).toBe(true)
})

test('FEAT-24.e help while loading and failed; by keyboard alone, in Chinese, 360 px wide', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  const zh = textsOf('zh_CN')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'zh_CN', 'black')
  let hold = true
  await page.route('**/api/uc/announcement/page', (route) => (hold ? undefined : route.abort()))
  await page.goto('/announcement/0')
  await expect(heading(page, zh('content.announcements'))).toBeVisible()
  await expectAccessible(page, 'announcements, loading')
  hold = false
  await page.goto('/announcement/0')
  await expect(page.getByText(zh('content.newsError'))).toBeVisible()
  await expectAccessible(page, 'announcements, error')
  await page.unroute('**/api/uc/announcement/page')
  await tabTo(page, 'button', zh('ui.tryAgain'))
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', /系统维护/)
  await page.keyboard.press('Enter')
  await expect(heading(page, '11 月 1 日系统维护')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await page.goto('/helplist')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('/about shows the charts’ notice and links to the licences of all that is shipped', async ({ page }) => {
  await setPreferences(page, LANGUAGE, 'black')
  await page.goto('/about')
  await expect(page.getByText(/Lightweight Charts™ Copyright \(c\) \d+ TradingView, Inc\./)).toBeVisible()
  await page.getByRole('main').locator('a[href="/licenses.txt"]').click()
  await expect(page).toHaveURL('/licenses.txt')
  // Of the page and of what has its text in its repository only.
  for (const name of ['react-dom', 'fancy-canvas'])
    await expect(page.locator('body')).toContainText(new RegExp(`\n${name} [\\d.]+ \\(`))
})
