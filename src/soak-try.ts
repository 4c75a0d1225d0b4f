import { soakServer } from '#tests/support/soak/soak-server.ts'
console.log(await soakServer(Number(process.argv[2] ?? 10), 'x'))
