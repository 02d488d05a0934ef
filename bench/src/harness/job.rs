//! One program to be explored: in this process, or in others that are measured.

use super::{callgrind, process};
use crate::{Family, Form};
use fencepost_explore::{Config, ModelId, Summary, count};
use fencepost_llvm::driver::{Clang, Diagnostics};
use fencepost_program::Program;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// A program to explore, and the settings of the exploration.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    /// A C file, or a generated program as `FAMILY:SIZE`.
    pub source: String,
    /// The way in which the threads start, if the program is generated.
    pub form: Form,
    /// The memory model.
    pub model: ModelId,
    /// Number of times a loop body may run, in a C program.
    pub unroll: Option<u32>,
    /// Number of workers.
    pub jobs: usize,
    /// Flags for clang.
    pub flags: Vec<String>,
}

impl Default for Job {
    fn default() -> Self {
        let (form, model) = (Form::Litmus, ModelId::Rc11);
        Job { source: String::new(), form, model, unroll: None, jobs: 1, flags: vec![] }
    }
}

/// The result of one exploration, as a process measures it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Measured {
    /// Number of complete executions.
    pub executions: u64,
    /// Number of blocked graphs.
    pub blocked: u64,
    /// Number of blocked graphs in which a waiting thread had read its location too early.
    pub wasted: u64,
    /// Number of branches that were given up because a thread would have waited.
    pub cut: u64,
    /// Seconds that the exploration took, without loading the program.
    pub seconds: f64,
    /// Seconds that it was on a processor.
    pub cpu: f64,
    /// The most memory the process had, in KiB.
    pub memory: u64,
}

const FORMS: [(&str, Form); 3] =
    [("litmus", Form::Litmus), ("spawn", Form::Spawn), ("join", Form::SpawnJoin)];

impl Job {
    /// Returns the words of a command line that says the same, after `measure run`.
    pub fn args(&self) -> Vec<String> {
        let form = FORMS.iter().find(|(_, form)| *form == self.form).map_or("", |(word, _)| word);
        let mut args = vec![self.source.clone()];
        args.extend(["--form", form, "--model", self.model.name()].map(str::to_owned));
        args.extend(["--jobs".to_owned(), self.jobs.to_string()]);
        args.extend(self.unroll.iter().flat_map(|n| ["--unroll".to_owned(), n.to_string()]));
        args.push("--".to_owned());
        args.extend(self.flags.iter().cloned());
        args
    }

    /// Returns the job that such words describe.
    pub fn parse(words: &[&str]) -> Result<Job, String> {
        let mut job = Job::default();
        let (own, flags) = match words.iter().position(|word| *word == "--") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        job.flags = flags.iter().map(ToString::to_string).collect();
        let mut words = own.iter().copied();
        while let Some(word) = words.next() {
            let Some(option) = word.strip_prefix("--") else {
                job.source = word.to_owned();
                continue;
            };
            let value = words.next().ok_or_else(|| format!("--{option} what?"))?;
            let number = || value.parse::<u32>().map_err(|_| format!("{value} is no number"));
            match option {
                "form" => {
                    let form = FORMS.into_iter().find(|(name, _)| *name == value);
                    job.form = form.ok_or("--form litmus, spawn or join")?.1;
                }
                "model" => job.model = value.parse().map_err(|e| format!("{e}"))?,
                "jobs" => job.jobs = number()? as usize,
                "unroll" => job.unroll = Some(number()?),
                _ => return Err(format!("--{option}?")),
            }
        }
        Ok(job)
    }

    /// Returns the program.
    pub fn load(&self) -> Result<Program, String> {
        if let Some((name, size)) = self.source.split_once(':') {
            let family = Family::ALL.into_iter().find(|f| f.name() == name);
            let size: u64 = size.parse().map_err(|_| format!("{size} is no size"))?;
            return Ok(family.ok_or_else(|| format!("no family {name}"))?.program(size, self.form));
        }
        let clang = Clang::find(None).map_err(|e| e.to_string())?;
        let compiled = clang
            .compile(Path::new(&self.source), &self.flags, Diagnostics::Plain)
            .map_err(|e| e.to_string())?;
        let options = fencepost_llvm::Options { unroll: self.unroll, ..Default::default() };
        fencepost_llvm::load(&[compiled.ir], &options)
            .map_err(|_| format!("{} cannot be loaded", self.source))
    }

    /// Explores it in this process.
    pub fn run(&self) -> Result<Measured, String> {
        let program = self.load()?;
        let config = Config { jobs: self.jobs, ..Config::default() };
        let (start, busy) = (Instant::now(), process::cpu_seconds());
        let Summary { executions, blocked, wasted, cut, .. } = count(&program, self.model, &config);
        let (seconds, cpu) = (start.elapsed().as_secs_f64(), process::cpu_seconds() - busy);
        let memory = process::peak_memory();
        Ok(Measured { executions, blocked, wasted, cut, seconds, cpu, memory })
    }

    /// Explores the program in processes of their own, `runs` times unless that takes long. Returns the
    /// shortest times. (The others were disturbed.)
    pub fn measure(&self, runs: u32) -> Result<Measured, String> {
        /// Seconds after which it is not run again.
        const LONG: f64 = 10.0;
        let start = Instant::now();
        let mut best = self.in_child()?;
        for _ in 1..runs {
            if start.elapsed().as_secs_f64() > LONG {
                break;
            }
            let run = self.in_child()?;
            best.seconds = best.seconds.min(run.seconds);
            best.cpu = best.cpu.min(run.cpu);
            best.memory = best.memory.max(run.memory);
        }
        Ok(best)
    }

    /// Returns the number of instructions that exploring the program takes.
    pub fn instructions(&self) -> Result<u64, String> {
        callgrind::work(&self.command()?, "nothing")
    }

    fn command(&self) -> Result<Command, String> {
        let mut command = Command::new(std::env::current_exe().map_err(|e| e.to_string())?);
        command.arg("run").args(self.args());
        Ok(command)
    }

    fn in_child(&self) -> Result<Measured, String> {
        let output = self.command()?.output().map_err(|e| e.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout);
        Measured::parse(&text).ok_or_else(|| {
            let said = String::from_utf8_lossy(&output.stderr);
            format!("{} {}: no result\n{said}", self.source, self.flags.join(" "))
        })
    }
}

impl Measured {
    fn parse(text: &str) -> Option<Measured> {
        let mut words = text.split_whitespace();
        let mut next = || words.next()?.parse::<f64>().ok();
        Some(Measured {
            executions: next()? as u64,
            blocked: next()? as u64,
            wasted: next()? as u64,
            cut: next()? as u64,
            seconds: next()?,
            cpu: next()?,
            memory: next()? as u64,
        })
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Measured { executions, blocked, wasted, cut, seconds, cpu, memory } = self;
        write!(f, "{executions} {blocked} {wasted} {cut} {seconds:.6} {cpu:.6} {memory}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_survives_its_command_line() {
        let flags = vec!["-DN=3".to_owned(), "--".to_owned()];
        let form = Form::SpawnJoin;
        let job = Job { source: "a.c".into(), form, model: ModelId::Sc, unroll: Some(4), jobs: 2, flags };
        let args = job.args();
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        assert_eq!(Job::parse(&words), Ok(job));
    }
}
