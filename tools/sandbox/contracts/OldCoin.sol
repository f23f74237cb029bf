// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A stable coin as the first ones were, for tests: no answer of transfers and approvals, an allowance that has to be taken back
/// before it is given anew, a part of what is sent that it keeps, and an owner who can stop it. Anyone may be that owner.
contract OldCoin {
    uint8 public constant decimals = 6;
    string public constant symbol = "OLD";

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public basisPoints;
    bool public paused;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function setPart(uint256 kept) external {
        basisPoints = kept;
    }

    function setPaused(bool stopped) external {
        paused = stopped;
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function _move(address from, address to, uint256 value) private {
        require(!paused, "OldCoin: transfers are paused");
        uint256 kept = (value * basisPoints) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - kept;
        balanceOf[address(this)] += kept;
        emit Transfer(from, to, value - kept);
        if (kept > 0) emit Transfer(from, address(this), kept);
    }
}
