/**
 * Loaded into a child with `--import`: when the parent is gone, in whatever way, the child stops as if told to.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
} else if (process.channel === null) {
  // It was gone before this child had begun.
  process.exit();
}
