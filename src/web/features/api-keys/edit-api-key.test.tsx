// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { instant } from '#src/core/time/instant.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { EditApiKey } from './edit-api-key.tsx'

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

const key = {
  id: id('40002'),
  memberId: id('600012'),
  apiKey: '7c1d-robot',
  apiName: null,
  remark: 'Robot',
  createTime: instant(0),
  expireTime: null,
}

test.each([
  [null, []],
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7,203.0.113.9', ['203.0.113.7', '203.0.113.9']],
])(
  'FEAT-06.b the edit of a key that is bound to %s begins with its remark and these addresses',
  async (bindIp, ips) => {
    serve({ '/uc/approve/security/setting': ok(securitySetting()) })
    showScreen(<EditApiKey apiKey={{ ...key, bindIp }} />, '/api?edit=40002')
    const rows = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^IP address/ })
    expect(rows.map(({ value }) => value).filter((value) => value !== '')).toEqual(ips)
    expect(screen.getByDisplayValue('Robot')).toBeTruthy()
  },
)
