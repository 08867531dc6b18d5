// Preloaded into a program (`--import`) that has a channel to its parent: answers each message with the
// time for which it has kept processors busy.
process.on('message', () => process.send(process.cpuUsage()))
// The program ends as it would without a channel.
process.channel?.unref()
