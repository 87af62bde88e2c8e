import css from './drawing.module.css';
import { arrow, box, Canvas, type Drawing, line } from './parts';
import { Box, Flow } from './stacked';

/** A full backup, the incremental backups that build on it, and the WAL archive alongside. */
export const BackupChain: Drawing = ({ id }) => (
  <Canvas
    id={id}
    top={24}
    height={276}
    title="A chain of backups"
    description={
      'On Sunday a full backup copies everything. On Monday, Tuesday, and Wednesday an incremental backup copies ' +
      'only the blocks changed since the backup before it, on which it depends. ' +
      'The WAL archive runs along without a gap. A restore combines the full backup with its increments and then ' +
      'replays the WAL.'
    }
    stacked={
      <>
        <Box kind="writes" note="Sun">
          Full backup
        </Box>
        <Flow kind="back">depends on</Flow>
        <Box note="Mon, changed blocks">Incremental</Box>
        <Flow kind="back">depends on</Flow>
        <Box note="Tue, changed blocks">Incremental</Box>
        <Flow kind="back">depends on</Flow>
        <Box note="Wed, changed blocks">Incremental</Box>
        <Flow kind="changes">then replay</Flow>
        <Box>WAL archive, without a gap</Box>
      </>
    }
  >
    <path className={css.faint} d={line([16, 168], [624, 168])} />
    <path className={css.solid} d={box(16, 40, 128, 128)} />
    <path
      className={css.body}
      d={box(224, 104, 80, 64) + box(384, 120, 80, 48) + box(544, 112, 80, 56) + box(16, 224, 608, 24)}
    />
    <path className={css.faint} d={`M48 225${'v22m32-22'.repeat(17)}v22`} />
    <path
      className={css.accent}
      d={arrow([224, 144], [144, 144]) + arrow([384, 144], [304, 144]) + arrow([544, 144], [464, 144])}
    />
    <path d="M224 80v-8H624v8" />
    <text x={424} y={48}>
      Incremental: changed blocks
    </text>
    <g className={css.onSolid}>
      <text className={css.strong} x={80} y={104}>
        Full
      </text>
    </g>
    <g className={css.note}>
      <text x={80} y={188}>
        Sun
      </text>
      <text x={264} y={188}>
        Mon
      </text>
      <text x={424} y={188}>
        Tue
      </text>
      <text x={584} y={188}>
        Wed
      </text>
    </g>
    <text x={320} y={276}>
      WAL archive, without a gap
    </text>
  </Canvas>
);
