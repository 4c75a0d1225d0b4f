import { expect, type Page } from '@playwright/test'
import { languages } from '#generated/messages/keys.ts'
import { expectAccessible } from '../support/axe.ts'
import { LANGUAGE } from '../support/language.ts'
import { changeLanguage, navigateInApp } from '../support/navigation.ts'
import { TEXT_PAGES } from '../support/stored-settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('FEAT-24.c SHELL-11.c every text page exists in nine languages, with a title and a description of its own', async ({
  page,
}) => {
  const seen = new Set<string>()
  await page.goto('/LiveView')
  for (const language of languages) {
    await changeLanguage(page, language)
    for (const path of TEXT_PAGES) {
      await navigateInApp(page, path)
      await expect(heading(page)).toBeVisible()
      const description = await page.locator('meta[name=description]').getAttribute('content')
      seen.add(`${await heading(page).innerText()} ${await page.title()} ${description}`)
    }
  }
  expect(seen.size).toBe(languages.length * TEXT_PAGES.length)
})

test('the whitepaper’s contents link to its parts, and an address may name one', async ({ page }) => {
  await page.goto('/whitepaper')
  const contents = page.getByRole('navigation', { name: t('content.contents') })
  await contents.getByRole('link', { name: 'C2C trading' }).click()
  await expect(page).toHaveURL('/whitepaper#part-6')
  await expect(page.getByRole('heading', { name: 'C2C trading' })).toBeInViewport()
  await page.goto('/about')
  await page.goto('/whitepaper#part-9')
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport()
})

test('terms and privacy link to each other, and an unknown article shows a message', async ({ page }) => {
  await page.goto('/helpdetail?article=terms')
  await expect(heading(page)).toHaveText('Terms of use')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.privacy') })
    .click()
  await expect(heading(page)).toHaveText('Privacy')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Privacy/)
  await page.goto('/helpdetail?article=none')
  await expect(page.getByText(t('content.noArticleText'))).toBeVisible()
  await expectAccessible(page, 'unknown article')
})
